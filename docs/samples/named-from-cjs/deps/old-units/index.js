const units = { miles: (km) => km / 1.609 };

module.exports = units;
