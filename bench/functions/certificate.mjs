import { generate } from 'selfsigned';

/** A certificate for this machine, made at each run. */
export async function certificate() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' });
  return { key, cert };
}
