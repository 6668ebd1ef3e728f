export function Page() {
  return <h1>Library</h1>;
}
