'use strict';

var scale = require('./shared.cjs');

const kilograms = (pounds) => scale.scale(pounds, 0.4536);

exports.kilograms = kilograms;
