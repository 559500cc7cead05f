import { createHash, X509Certificate } from 'node:crypto';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { IMAGE_HOST } from '#mocks/data/fundraisers.ts';
import { CLERK_HOST } from '#mocks/publishable-key.ts';

/** The port of `serve-hosted-services.ts`. */
export const hostedServicesPort = 8788;

/**
 * Returns the self-signed certificate of `serve-hosted-services.ts` and its key as one PEM text.
 * The first process of a test run passes this text to the other processes in an environment
 * variable.
 */
export async function readCertificate(): Promise<string> {
  process.env.TEST_CERTIFICATE ??= await getCertificate('.tmp/certificate');
  return process.env.TEST_CERTIFICATE;
}

/**
 * Returns what a browser needs to call `serve-hosted-services.ts` in place of the real hosts.
 *
 * @returns `hostRules`: rules for the flag `--host-resolver-rules`. `trust`: a flag that accepts the
 * certificate
 */
export async function hostedServicesFlags(): Promise<{ readonly hostRules: string; readonly trust: string }> {
  const { publicKey } = new X509Certificate(await readCertificate());
  const fingerprint = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  const hosts = [CLERK_HOST, new URL(IMAGE_HOST).host];
  return {
    hostRules: hosts.map((host) => `MAP ${host} 127.0.0.1:${hostedServicesPort}`).join(', '),
    trust: `--ignore-certificate-errors-spki-list=${fingerprint}`,
  };
}
