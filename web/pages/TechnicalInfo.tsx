export function Page() {
  return <h1>TechnicalInfo</h1>;
}
