declare module "virtual:first-sheets" {
  /** The address of the file with the sheets that a table shows when it opens, by game; empty unless built. */
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
