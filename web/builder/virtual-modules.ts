import type { Plugin } from 'vite';
import { documentModules } from './documents-plugin.ts';
import { drawingModules } from './drawings-plugin.ts';
import { pdfResources } from './pdf-resources-plugin.ts';
import { pictureModules } from './pictures-plugin.ts';
import { productModules } from './products-plugin.ts';
import { projectPictures } from './project-pictures-plugin.ts';
import { searchModules } from './search-plugin.ts';
import { themeStylesheets } from './theme-plugin.ts';

/** Plugins for the virtual modules: products and their cards, drawings, pictures, sizes of documents, resources of PDFs, the index of the search, stylesheets of the theme. Every bundle and every test of the pages needs them. */
export const virtualModules = (): Plugin[] => [
  pictureModules(),
  productModules(),
  projectPictures(),
  drawingModules(),
  documentModules(),
  pdfResources(),
  searchModules(),
  themeStylesheets(),
];
