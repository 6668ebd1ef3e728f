export function Page() {
  return <h1>SampleFolder</h1>;
}
