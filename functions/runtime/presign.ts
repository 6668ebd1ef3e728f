import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import {
  PHOTO_PENDING,
  PHOTO_STATE_TAG,
  PRESIGN_SECONDS,
  UPLOAD_HEADERS,
  type PhotoType,
} from '../../shared/photos.ts';

/** A photo that a browser may upload, exactly as declared here. */
interface Upload {
  readonly key: string;
  readonly type: PhotoType;
  /** Bytes. */
  readonly size: number;
  readonly submissionId: string;
}

/** A presigned PUT: its URL, and the headers that the browser has to send with it. */
interface PresignedPut {
  readonly url: string;
  readonly headers: Readonly<Record<(typeof UPLOAD_HEADERS)[number], string>>;
}

// By default the URL contains the checksum of an empty body, and S3 would refuse every photo.
const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

/**
 * Returns a function that presigns uploads. Length, type, the condition against overwriting, submission and state are signed, so S3
 * refuses any other PUT (security.md T3, T4, T6). Nothing is requested from S3.
 */
export function uploadPresigner(bucket: string): (upload: Upload) => Promise<PresignedPut> {
  return async ({ key, type, size, submissionId }) => {
    const tagging = `${PHOTO_STATE_TAG}=${PHOTO_PENDING}`;
    const command = new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      ContentType: type,
      ContentLength: size,
      IfNoneMatch: '*',
      Metadata: { submission: submissionId },
      Tagging: tagging,
    });
    const url = await getSignedUrl(client, command, {
      expiresIn: PRESIGN_SECONDS,
      // The presigner leaves the content type unsigned unless it is listed.
      signableHeaders: new Set(['host', 'content-length', ...UPLOAD_HEADERS]),
      // Headers moved into the query would be applied by S3 without the browser having to send them.
      unhoistableHeaders: new Set(UPLOAD_HEADERS),
    });
    return {
      url,
      headers: {
        'content-type': type,
        'if-none-match': '*',
        'x-amz-meta-submission': submissionId,
        'x-amz-tagging': tagging,
      },
    };
  };
}
