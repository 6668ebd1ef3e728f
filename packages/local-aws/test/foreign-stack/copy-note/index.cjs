const { PutObjectCommand, S3Client } = require('@aws-sdk/client-s3');

const s3 = new S3Client({});

/** For each note that is added to the table: a file in the bucket. */
exports.handler = async ({ Records }) => {
  for (const { eventName, dynamodb } of Records) {
    const Key = `copies/${dynamodb.Keys.id.S}.json`;
    const Body = JSON.stringify({ eventName, view: dynamodb.StreamViewType, note: dynamodb.NewImage });
    await s3.send(new PutObjectCommand({ Bucket: process.env.BUCKET, Key, Body, ContentType: 'application/json' }));
  }
};
