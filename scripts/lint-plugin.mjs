/** Returns the name of the feature that a file or an import path belongs to. */
const featureOf = path => path.match(/\bsrc\/features\/([^/]+)\//)?.[1]

/** Reports imports from another feature: code that two features share belongs to `src/blocks`. */
const noOtherFeature = {
  create(context) {
    const own = featureOf(context.filename.replaceAll('\\', '/'))
    if (!own) return {}
    const check = node => {
      const other = featureOf(String(node.source?.value ?? ''))
      if (other && other !== own)
        context.report({
          node,
          message: `Against the import table: ${own} imports the feature ${other}. Shared pieces belong to src/blocks.`,
        })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

const CALLED = { crypto: 'randomUUID', Date: 'now' }

/**
 * Reports ids and times that a write makes itself. They come from the call, so that the same call stores the same rows
 * on the device and on the server of its team.
 */
const noOwnValues = {
  create(context) {
    const report = (node, what) =>
      context.report({
        node,
        message: `${what} differs between two runs of a write. Use newId and wroteAt of #sw/server/call-values.ts.`,
      })
    return {
      MemberExpression(node) {
        const { object, property } = node
        const owner = object.type === 'MemberExpression' ? object.property.name : object.name
        const name = property.name ?? property.value
        if (Object.hasOwn(CALLED, owner ?? '') && CALLED[owner] === name) report(node, `${owner}.${name}`)
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node, 'new Date()')
      },
      CallExpression(node) {
        if (node.callee.name === 'Date') report(node, 'Date()')
      },
    }
  },
}

export default {
  meta: { name: 'outpost' },
  rules: { 'no-other-feature': noOtherFeature, 'no-own-values': noOwnValues },
}
