import { appendFileSync, writeFileSync } from 'node:fs'

// loaded with --import: appends the name of each kind of Intl formatter to a file when the process creates one
const file = process.env.FORMATTERS ?? ''
writeFileSync(file, '')
for (const name of /** @type {const} */ (['Collator', 'DateTimeFormat', 'NumberFormat']))
  Object.defineProperty(Intl, name, {
    value: new Proxy(Intl[name], {
      construct(target, args) {
        appendFileSync(file, `${name}\n`)
        return Reflect.construct(target, args)
      },
    }),
  })
