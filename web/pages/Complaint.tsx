export function Page() {
  return <h1>Complaint</h1>;
}
