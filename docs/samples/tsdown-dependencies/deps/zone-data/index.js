export const zoneData = 'zone-data';
