export function Page() {
  return <h1>Cleaning</h1>;
}
