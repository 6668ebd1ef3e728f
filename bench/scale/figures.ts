/** What `npm run bench:scale` found; times in seconds unless said otherwise, memory in megabytes. */
export interface Figures {
  /** Node, processors, load at the start. */
  readonly machine: string;
  readonly rows: readonly RowsFigure[];
  readonly pages: readonly BuildFigure[];
  readonly documents: readonly BuildFigure[];
}

/** Figures for a table by its number of rows. */
export interface RowsFigure {
  readonly count: number;
  /** Median of one submission through the built handler, in milliseconds. */
  readonly submitMs: number;
  readonly export: Usage;
  readonly person: Usage;
  /** The first page of the desk, in a program that asks for nothing else. */
  readonly firstPage: Usage;
}

/** Figures of a build from nothing, by the number of pages or documents. */
export interface BuildFigure extends Usage {
  readonly count: number;
  /** Of the seconds, those that grow with the count. */
  readonly growing: number;
}

/** What a process took. */
export interface Usage {
  readonly seconds: number;
  /** Processor time. */
  readonly processor: number;
  /** Most resident memory. */
  readonly memory: number;
}
