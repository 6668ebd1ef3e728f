/** The year of the build, as in the prerendered HTML: hydration has to begin with it. */
export const buildYear = Number(import.meta.env.BUILD_YEAR ?? new Date().getFullYear());
