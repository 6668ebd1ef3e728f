export function Page() {
  return <h1>Laying</h1>;
}
