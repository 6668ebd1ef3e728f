export function Page() {
  return <h1>Certificates</h1>;
}
