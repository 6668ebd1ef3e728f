// What `project-pictures-plugin.ts` provides.

declare module 'virtual:project-pictures' {
  /** The picture of each project on other pages than its own, by its id; none or one. */
  export const projectPictures: Readonly<Record<string, readonly import('../pictures/variants.ts').SitePicture[]>>;
}

declare module 'virtual:project-views' {
  /** The pictures of each project on the page of the projects, by its id: the whole first, then its details. */
  export const projectViews: Readonly<Record<string, readonly import('../pictures/variants.ts').SitePicture[]>>;
}
