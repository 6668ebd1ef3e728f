/** A reference, `XXXX-XXXX`, in Crockford's base32 (decisions.md D16). */
export const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
