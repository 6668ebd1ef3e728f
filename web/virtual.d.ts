declare module 'virtual:product-summaries' {
  /** In the order of `products`. */
  export const productSummaries: readonly import('./content/products.ts').ProductSummary[];
}

declare module 'virtual:product-names' {
  /** In the order of `products`. */
  export const productNames: readonly Pick<import('./content/products.ts').Product, 'page' | 'name'>[];
}

declare module 'virtual:product-samples' {
  /** What a sample request says about surfaces and colours, by product. */
  export const productSamples: Readonly<Record<import('./content/products.ts').ProductPage, string>>;
}

declare module 'virtual:finish-summaries' {
  /** In the order of `finishes`. */
  export const finishSummaries: readonly Pick<import('./content/finishes.ts').Finish, 'id' | 'name'>[];
}

declare module 'virtual:form-summaries' {
  /** In the order of `allForms`. */
  export const formSummaries: readonly import('./summaries.ts').FormSummary[];
}
