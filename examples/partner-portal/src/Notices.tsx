/** A page of the portal without the console, with every element that the portal's stylesheet styles. */
export function Notices() {
  return (
    <>
      <h1>Notices</h1>
      <p>
        The winter timetable begins on Sunday. <a href="#crossings">Today’s crossings</a>
      </p>
      <h2 id="crossings">Crossings</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">At</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>North quay</td>
            <td>Island</td>
            <td>14:20</td>
          </tr>
        </tbody>
      </table>
      <ul>
        <li>Bicycles travel free</li>
      </ul>
      <form>
        <label htmlFor="search">Search the notices</label>
        <input id="search" />
        <button type="button">Search</button>
      </form>
    </>
  );
}
