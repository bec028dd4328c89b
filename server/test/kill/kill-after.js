// plain JavaScript: Node would load its TypeScript compiler for this file alone
import { writeFileSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import pg from 'pg'

/**
 * Loaded with `node --import` into a server or backup program: ends it with SIGKILL just before its KILL_AFTER-th
 * statement to the database, or writes the number of its statements into the file STATEMENTS_TO when it exits. With
 * KILL_FROM it counts from the first statement that contains this text.
 */
const killAtStatement = Number(process.env.KILL_AFTER ?? Number.POSITIVE_INFINITY)
const countFile = process.env.STATEMENTS_TO
const countFrom = process.env.KILL_FROM ?? ''
let count = 0
let isCounting = countFrom === ''

/**
 * Counts the calls of a method of a library, whatever its arguments are.
 * @param {any} prototype
 * @param {string} method
 */
function countCalls(prototype, method) {
  const original = prototype[method]
  prototype[method] = function (/** @type {any[]} */ ...args) {
    // a statement is a text or an object with one
    isCounting ||= [this.source, args[0], args[0]?.text].some(
      (it) => typeof it === 'string' && it.includes(countFrom),
    )
    if (isCounting) count++
    if (count >= killAtStatement) process.kill(process.pid, 'SIGKILL')
    return original.apply(this, args)
  }
}

const memory = new Sqlite(':memory:')
const statement = Object.getPrototypeOf(memory.prepare('select 1'))
memory.close()
for (const method of ['run', 'all', 'get']) countCalls(statement, method)
countCalls(Sqlite.prototype, 'exec')
countCalls(pg.Client.prototype, 'query')

if (countFile) process.on('exit', () => writeFileSync(countFile, String(count)))
