declare module "subset-font" {
  interface Wishes {
    targetFormat?: "sfnt" | "woff" | "woff2";
    /** OpenType features, by their tags. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** Axes of a variable font, pinned to one value. */
    variationAxes?: Record<string, number>;
  }
  /** A font with the letters of a text. */
  export default function subsetFont(font: Buffer, text: string, wishes?: Wishes): Promise<Buffer>;
}
