/** What is in a file of data is said where it is read. */
declare module '*.json' {
  const value: unknown;
  export default value;
}
