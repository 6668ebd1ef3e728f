export function Page() {
  return <h1>Consultation</h1>;
}
