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

export default { meta: { name: 'outpost' }, rules: { 'no-other-feature': noOtherFeature } }
