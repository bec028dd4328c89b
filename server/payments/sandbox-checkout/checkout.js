// The sandbox's window: shows what is asked for, says what was pressed to the server and then to the page around it.
const asked = new URLSearchParams(location.search)
const amount = Number(asked.get('amount'))
const said = document.getElementById('said')
const keys = [...document.querySelectorAll('button')]

document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
document.getElementById('amount').textContent = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: asked.get('currency') ?? 'NGN',
}).format(amount / 100)
document.getElementById('email').textContent = asked.get('email')
document.getElementById('reference').textContent = asked.get('reference')

function tell(word) {
  parent.postMessage({ said: word }, location.origin)
}

async function press({ outcome, tells }) {
  for (const key of keys) key.disabled = true
  try {
    const response = await fetch('/sandbox/charge', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        reference: asked.get('reference'),
        amount,
        currency: asked.get('currency'),
        email: asked.get('email'),
        outcome,
      }),
    })
    if (!response.ok) throw new Error(String(response.status))
    if (tells) return tell(tells)
    said.textContent =
      outcome === 'failure'
        ? 'Declined. Try again, or close the window.'
        : 'Paid, and this page is not told. Close the window.'
  } catch {
    said.textContent = 'The sandbox did not answer. Try again.'
  }
  for (const key of keys) key.disabled = false
}

for (const key of keys) key.addEventListener('click', () => press(key.dataset))
keys[0]?.focus()
tell('ready')
