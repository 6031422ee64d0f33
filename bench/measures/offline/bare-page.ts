/**
 * The least that suggestions can take on this machine: one field and eight rows of text as tall as ours, without a
 * library, and a worker that answers at once. The frame of the key itself mostly comes before the answer, so that the
 * answer takes a second one.
 */
export const barePage = `<input role="combobox"><div>${'<p role="option" style="height:60px"><span></span></p>'.repeat(8)}</div>
<script>
  const answers = new Worker(URL.createObjectURL(new Blob(['onmessage = ({ data }) => postMessage(data)'])))
  const [field] = document.getElementsByTagName('input')
  field.oninput = () => answers.postMessage(field.value)
  answers.onmessage = ({ data }) => {
    for (const row of document.querySelectorAll('[role=option]')) {
      row.firstChild.textContent = 'See all for ' + data
    }
  }
</script>`
