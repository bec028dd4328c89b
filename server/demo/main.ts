import { serve } from '../serve.ts'
import { demoSignIns, seedDemo } from './seed-demo.ts'

/** `npm run demo`: the product with a school in it, in a folder of its own so that it never mixes with a real one. */
await serve({ ...process.env, DATA_DIR: process.env.DATA_DIR || 'data/demo' }, async (school) => {
  const isNew = await seedDemo(school)
  console.log(isNew ? 'The demo school is ready.' : 'The demo school is as you left it.')
  for (const line of demoSignIns()) console.log(line)
})
