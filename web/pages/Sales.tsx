export function Page() {
  return <h1>Sales</h1>;
}
