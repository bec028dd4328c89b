import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, type RunningSchool, test, uniqueText } from './fixtures.ts'
import { signInWithForm } from './sign-in-sheet.ts'

async function addCourse(school: RunningSchool) {
  const course = await school.addClass({
    name: `Foundations ${uniqueText()} · أُسُسُ النَّحْوِ`,
    about: 'The sentence and its parts.\nثُمَّ اقْرَأْ',
    premium: '1',
    amount: '7500',
    monthlySub: '1',
  })
  const sample = { subject: 'The noun · الاِسْم', about: 'Its four signs.', sample: '1' }
  await school.addLesson(course.id, sample)
  await school.addLesson(course.id, { subject: 'The verb', about: 'Only for students.' })
  return course
}

test('a visitor reads about a class and its free lesson, signs up there and arrives in the class (decision 0371)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school }) => {
  const { rand } = await addCourse(school)
  const requests: string[] = []
  page.on('request', (it) => requests.push(it.url()))
  // as if it was pressed before the scripts had loaded
  await page.goto(`/courses/${rand}#sign-in`)
  await page.getByRole('dialog', { name: 'Sign In' }).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`/courses/${rand}`)

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Foundations')
  await expect(main.getByText('₦7,500 · Monthly subscription')).toBeVisible()
  await expect(main.getByText('Open registration')).toBeVisible()
  await expect(main.getByText('Its four signs.')).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'The verb' })).toBeVisible()
  await expect(main.getByText('Only for students.')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Foundations .* · Lisan$/)
  // the server wrote the class into the page
  expect(requests.filter((it) => it.includes('get_public_class'))).toEqual([])
  await expectAccessible(page)

  // the foot of the free lesson leads on as the head of the page does
  const lesson = main.getByRole('article').filter({ hasText: 'Free lesson' })
  await lesson.getByRole('button', { name: 'Sign up for this class' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sign Up' })
  await sheet.getByRole('button', { name: 'Close' }).click()
  await main.getByRole('button', { name: 'Sign up for this class' }).first().click()
  await sheet.getByLabel('Full Name').fill('Hauwa Idris')
  await sheet.getByLabel('Email').fill(`${uniqueText()}@example.org`)
  await sheet.getByLabel('Phone Number').fill('+234 803 123 4567')
  await sheet.getByLabel('Password', { exact: true }).fill('a good password')
  await sheet.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(`/classes/${rand}`)
  await page.goto(`/courses/${rand}`)
  await main.getByRole('link', { name: 'Open the class' }).last().click()
  await expect(page).toHaveURL(`/classes/${rand}`)
})

test('a student who has not joined a class reads its free lesson (decision 0371)', async ({
  page,
  school,
  signIn,
}) => {
  const { rand } = await addCourse(school)
  await signIn(await school.addStudent())
  await page.goto(`/classes/${rand}`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: 'The verb' })).toContainText('Opens when you enroll')
  await rows.filter({ hasText: 'Free lesson' }).getByRole('link', { name: 'The noun' }).click()
  await expect(page).toHaveURL(`/courses/${rand}#sample`)
  await expect(page.getByText('Its four signs.')).toBeInViewport()
})

test('a class that is hidden is not found (decision 0371)', async ({ page, school }) => {
  allowConsoleMessage('404')
  const { rand } = await school.addClass({ status: '0' })
  await page.goto(`/courses/${rand}`)
  await expect(page.getByText('Class not found')).toBeVisible()
})

test('the link to a class is copied from its public page and from its page for students (decision 0371)', async ({
  page,
  school,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  const { rand } = await addCourse(school)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  for (const path of [`/courses/${rand}`, `/classes/${rand}`]) {
    if (path.startsWith('/classes')) await signIn(await school.addStudent())
    await page.goto(path)
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await copied()).toBe(`${school.url}/courses/${rand}`)
  }
})

test('after sign-in the requested page opens, also by way of the other account forms', async ({
  page,
  school,
}) => {
  const amina = await school.addStudent()
  const { rand } = await addCourse(school)
  const next = `?next=${encodeURIComponent(`/classes/${rand}`)}`
  await page.goto(`/classes/${rand}`)
  await expect(page).toHaveURL(`/login${next}`)

  await page.goto(`/forgot-password${next}`)
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await expect(page).toHaveURL(`/login${next}`)
  await signInWithForm(page, amina)
  await expect(page).toHaveURL(`/classes/${rand}`)
})

test('the link of a lesson opens the sign-in form, says why, and leads to the lesson', async ({
  page,
  school,
}) => {
  const amina = await school.addStudent()
  const { rand, id } = await school.addClass()
  const lesson = await school.addLesson(id)
  await school.call('/api.php', 'classenrolement', { class_id: id }, amina)
  await page.goto(`/classes/${rand}/lessons/${lesson}`)
  const sheet = page.getByRole('dialog', { name: 'Sign In' })
  await expect(sheet).toContainText('Sign in to open your lesson.')
  await signInWithForm(page, amina)
  await expect(page).toHaveURL(`/classes/${rand}/lessons/${lesson}`)
})

test('a return address of another site or of the administrators leads a student to the dashboard', async ({
  page,
  school,
}) => {
  // requests that were under way when the session was taken away
  allowConsoleMessage('401')
  const amina = await school.addStudent()
  await page.goto(`/login?next=${encodeURIComponent('//evil.example/')}`)
  await signInWithForm(page, amina)
  await expect(page).toHaveURL('/')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/admin/students')
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fstudents')
  await signInWithForm(page, amina)
  await expect(page).toHaveURL('/')
})

test('an invitation opens the sign-up form with the reward of the friend, and reports an unknown code', async ({
  page,
  school,
}) => {
  const { referral_code } = await school.call(
    '/api.php',
    'getUserData',
    {},
    await school.addStudent(),
  )
  const { rand } = await addCourse(school)
  await page.goto(`/courses/${rand}?ref=${referral_code}`)
  const sheet = page.getByRole('dialog', { name: 'Sign Up' })
  await expect(sheet.getByLabel('Referral Code')).toHaveValue(referral_code)
  await expect(sheet.getByRole('status')).toContainText('A friend invited you: ₦100')

  await page.goto('/register?ref=LSNnobody')
  await expect(
    page.getByText('No student has this code. You can sign up without it.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled()
})
