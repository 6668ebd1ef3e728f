export function Page() {
  return <h1>ProductDownloads</h1>;
}
