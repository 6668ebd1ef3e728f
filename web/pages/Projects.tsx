export function Page() {
  return <h1>Projects</h1>;
}
