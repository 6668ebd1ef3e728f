declare module 'dynalite' {
  /** @param path folder of the data */
  export default function dynalite(options: {
    readonly path: string;
    readonly createTableMs: number;
  }): import('node:http').Server;
}
