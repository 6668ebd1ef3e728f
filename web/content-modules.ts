import type { Plugin } from 'vite';
import { documentModules } from './documents/vite-documents.ts';
import { drawingModules } from './drawings/vite-drawings.ts';
import { pictureModules } from './pictures/vite-pictures.ts';

/** Modules with what only the build knows: sizes of documents, drawings, pictures. Every bundle and every test of the pages needs them. */
export const contentModules = (): Plugin[] => [pictureModules(), drawingModules(), documentModules()];
