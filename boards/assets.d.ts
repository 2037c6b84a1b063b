/** A sheet of drawings, by its address. Vite knows it; tests that name a drawing need it, too. */
declare module '*.svg?url&no-inline' {
  const address: string;
  export default address;
}
