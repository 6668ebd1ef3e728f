export function Page() {
  return <h1>NotFound</h1>;
}
