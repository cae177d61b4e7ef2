const { options } = require('./.dependency-cruiser.cjs');

/**
 * Folders do not need each other, on whatever way round. Tests are left out: they use the whole app, and the app's own
 * folders hold them.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles-between-folders',
      severity: 'error',
      comment: 'A cycle means that two folders are one, or that a third is missing below both.',
      scope: 'folder',
      from: { path: '^(apps|packages|system-tests)/' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/testing/` } },
};
