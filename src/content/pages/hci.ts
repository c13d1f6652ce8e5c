import { commonSize } from '../commonSize.ts'
import { answers } from '../kinds/answers.ts'
import { calculation, machines } from '../kinds/calculation.ts'
import { cards } from '../kinds/cards.ts'
import { prose } from '../kinds/prose.ts'
import { steps } from '../kinds/steps.ts'
import { table } from '../kinds/table.ts'
import { pause } from '../kinds/pause.ts'
import { pageContent } from '../pageContent.ts'
import { figure } from '../questions.ts'
import { virtualMachines } from '../virtualMachines.ts'

const { memory, data } = virtualMachines

export default pageContent('hci', {
  promise: 'sizing',
  sections: {
    onePlatform: prose(),
    comparison: table('decision'),
    whereItFits: cards(),
    ourWork: steps(),
    pause: pause(),
    example: calculation({
      inputs: {
        memory: { ...memory, example: 960 },
        data: { ...data, example: 12 },
        nodes: figure('node', { example: 4, min: 4, max: 16 }),
      },
      results: {
        onNodes: 'gigabyte',
        platform: 'gigabyte',
        size: 'gigabyte',
        copies: 'terabyte',
        filled: 'terabyte',
        disks: 'terabyte',
      },
      compute: (given) => {
        const left = given.nodes - 1
        const onNodes = given.memory / left
        const platform = 64
        const copies = 3 * given.data
        const filled = copies / 0.75
        return {
          onNodes,
          platform,
          size: commonSize(onNodes + platform),
          copies,
          filled,
          disks: filled / left,
        }
      },
      drawing: machines('nodes'),
    }),
    buyerQuestions: { ...answers(), picture: 'virtualization' },
  },
  questions: virtualMachines,
})
