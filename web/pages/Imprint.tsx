export function Page() {
  return <h1>Imprint</h1>;
}
