// Loaded before anything else, in plain JavaScript: the rest is TypeScript, which older versions of Node don't run.
const NEEDED = 24;
const [major] = process.versions.node.split('.');

if (Number(major) < NEEDED) {
  console.error(
    `This needs Node ${NEEDED}, not ${process.version}. The project brings its own: run «npm ci», then «npm start».`,
  );
  process.exit(1);
}
