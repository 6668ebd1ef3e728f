// Apart from the code, so that pages know the address without the planner's script.

/** Name of the parameter that names a plan in the address of a product page, and the planner's place on the page. */
export const planQuery = 'plan';
export const PLANNER_ANCHOR = 'planer';
