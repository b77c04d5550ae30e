export { FeatureList, type FeatureListProps, featureListColumns } from './FeatureList.tsx';
