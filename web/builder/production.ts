// Imported before anything that loads React: it picks its production or development build when loaded, and prerendering fails with a mixture.
process.env['NODE_ENV'] ??= 'production';
