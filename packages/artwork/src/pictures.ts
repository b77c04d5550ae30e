import about from './pictures/about.svg?url&no-inline';
import ayurveda from './pictures/ayurveda.svg?url&no-inline';
import ayurvedaDosha from './pictures/ayurveda-dosha.svg?url&no-inline';
import dawnLandscape from './pictures/dawn-landscape.svg?url&no-inline';
import dawnPortrait from './pictures/dawn-portrait.svg?url&no-inline';
import detoxHealing from './pictures/detox-healing.svg?url&no-inline';
import forestBathing from './pictures/forest-bathing.svg?url&no-inline';
import goldenTriangleTour from './pictures/golden-triangle-tour.svg?url&no-inline';
import heroBackwater from './pictures/hero-backwater.svg?url&no-inline';
import heroDesert from './pictures/hero-desert.svg?url&no-inline';
import heroGhats from './pictures/hero-ghats.svg?url&no-inline';
import heroHimalaya from './pictures/hero-himalaya.svg?url&no-inline';
import himalayanWellness from './pictures/himalayan-wellness.svg?url&no-inline';
import mediterraneanDetox from './pictures/mediterranean-detox.svg?url&no-inline';
import mindfulEscapes from './pictures/mindful-escapes.svg?url&no-inline';
import mindfulTravel from './pictures/mindful-travel.svg?url&no-inline';
import rajasthanTour from './pictures/rajasthan-tour.svg?url&no-inline';
import retreat from './pictures/retreat.svg?url&no-inline';
import spaWellness from './pictures/spa-wellness.svg?url&no-inline';
import varanasiTour from './pictures/varanasi-tour.svg?url&no-inline';
import weightLossRetreats from './pictures/weight-loss-retreats.svg?url&no-inline';
import yogaRetreats from './pictures/yoga-retreats.svg?url&no-inline';
import yogaStressRelief from './pictures/yoga-stress-relief.svg?url&no-inline';

/** A picture by its file's address and size, with another for screens that are higher than wide. */
export interface PictureFile {
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  portrait?: { src: string; width: number; height: number };
}

const drawn = (src: string): PictureFile => ({ src, width: 1600, height: 1000 });

/** Every picture of the site, by the page it belongs to. Drawn skies and hills stand for the scenes to come. */
export const pictures = {
  'hero-dawn': {
    src: dawnLandscape,
    width: 1600,
    height: 900,
    portrait: { src: dawnPortrait, width: 800, height: 1500 },
  },
  'yoga-retreats': drawn(yogaRetreats),
  'spa-wellness': drawn(spaWellness),
  ayurveda: drawn(ayurveda),
  'detox-healing': drawn(detoxHealing),
  'mindful-escapes': drawn(mindfulEscapes),
  'weight-loss-retreats': drawn(weightLossRetreats),
  'golden-triangle-tour': drawn(goldenTriangleTour),
  'rajasthan-tour': drawn(rajasthanTour),
  'varanasi-tour': drawn(varanasiTour),
  retreat: drawn(retreat),
  'himalayan-wellness': drawn(himalayanWellness),
  'mediterranean-detox': drawn(mediterraneanDetox),
  'mindful-travel': drawn(mindfulTravel),
  'ayurveda-dosha': drawn(ayurvedaDosha),
  'yoga-stress-relief': drawn(yogaStressRelief),
  'forest-bathing': drawn(forestBathing),
  about: drawn(about),
  'hero-himalaya': drawn(heroHimalaya),
  'hero-backwater': drawn(heroBackwater),
  'hero-desert': drawn(heroDesert),
  'hero-ghats': drawn(heroGhats),
} satisfies Record<string, PictureFile>;

export type PictureId = keyof typeof pictures;

/** The home page's five, in the order they come. */
export const heroPictures: readonly PictureFile[] = [
  pictures['hero-dawn'],
  pictures['hero-himalaya'],
  pictures['hero-backwater'],
  pictures['hero-desert'],
  pictures['hero-ghats'],
];
