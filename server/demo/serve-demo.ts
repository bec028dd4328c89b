import { serve } from '../serve.ts'
import { demoSignIns, seedDemo } from './seed-demo.ts'

/** `npm run demo`: starts the server with a demo school, in its own data folder. */
await serve({ ...process.env, DATA_DIR: process.env.DATA_DIR || 'data/demo' }, async (school) => {
  const isNew = await seedDemo(school)
  console.log(
    isNew ? 'The demo school is ready.' : 'The demo school keeps the changes of earlier starts.',
  )
  for (const line of demoSignIns()) console.log(line)
})
