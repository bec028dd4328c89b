type NodePath = {
  isCallExpression: () => boolean
  get: (key: string) => { toString: () => string }
}

/** A plug-in of Stryker: calls of a logger are not changed, because log texts are not behaviour. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'logs',
    value: {
      shouldIgnore: (path: NodePath) =>
        path.isCallExpression() &&
        /\blog\.(debug|info|warn|error)$/.test(path.get('callee').toString())
          ? 'a call of the logger'
          : undefined,
    },
  },
]
