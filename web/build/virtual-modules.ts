import type { Plugin } from 'vite';
import { documentModules } from './documents-plugin.ts';
import { drawingModules } from './drawings-plugin.ts';
import { pictureModules } from './pictures-plugin.ts';
import { productCards } from './product-cards-plugin.ts';

/** Plugins for the modules that the build makes: product cards, drawings, pictures, sizes of documents. Every bundle and every test of the pages needs them. */
export const contentModules = (): Plugin[] => [pictureModules(), productCards(), drawingModules(), documentModules()];
