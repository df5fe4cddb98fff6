export default function Page() {
  return <h1>Service desk</h1>;
}
