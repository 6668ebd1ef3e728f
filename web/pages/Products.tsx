export function Page() {
  return <h1>Products</h1>;
}
