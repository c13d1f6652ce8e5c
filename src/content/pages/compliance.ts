import { defence } from '../kinds/defence.ts'
import { list } from '../kinds/list.ts'
import { prose } from '../kinds/prose.ts'
import { pageContent } from '../pageContent.ts'

export default pageContent('compliance', {
  promise: 'answer',
  sections: {
    ethics: prose(),
    antiBribery: list(),
    threeLines: defence(),
    officer: prose(),
  },
})
