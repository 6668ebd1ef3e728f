export function Page() {
  return <h1>Finishes</h1>;
}
