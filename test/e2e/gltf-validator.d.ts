declare module 'gltf-validator' {
  interface Report {
    readonly issues: {
      /** Severity: 0 error, 1 warning, 2 information, 3 hint. */
      readonly messages: readonly { readonly code: string; readonly severity: number; readonly pointer?: string }[];
    };
    readonly info: { readonly totalTriangleCount: number };
  }
  /** @param data of a glTF or a GLB */
  export function validateBytes(data: Uint8Array): Promise<Report>;
}
