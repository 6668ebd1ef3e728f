import type { Plugin } from 'vite';
import { documentModules } from './documents-plugin.ts';
import { drawingModules } from './drawings-plugin.ts';
import { pictureModules } from './pictures-plugin.ts';

/** Modules with what only the build knows: sizes of documents, drawings, pictures. Every bundle and every test of the pages needs them. */
export const contentModules = (): Plugin[] => [pictureModules(), drawingModules(), documentModules()];
